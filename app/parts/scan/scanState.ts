import type { CameraProblem } from '../../platform/camera.ts';
import type { PictureProblem } from '../../platform/imageFile.ts';

/** What is said beside the camera's picture, until something else happens. */
export type ScanNote =
  /** The picture that was chosen shows no code. */
  | 'nothingFound'
  /** A code was read, and is of no use here. */
  | 'foreign'
  /** A code of another app like this one was read: the host that it names. */
  | { otherApp: string }
  | 'lampFailed'
  | PictureProblem;

export type ScanCamera =
  /** It is asked for; the browser may be asking the person. */
  | { status: 'opening' }
  | { status: 'on'; hasLight: boolean; isLit: boolean }
  /** The page is not looked at. */
  | { status: 'off' }
  | { status: 'blocked'; problem: CameraProblem | 'lost' | 'readerFailed' };

export type ScanState = {
  camera: ScanCamera;
  /** A picture from the album is being read. */
  isReading: boolean;
  /** A code was found and taken: nothing more is read. */
  isFound: boolean;
  note: ScanNote | null;
};

export type ScanFact =
  | { type: 'camera-asked' }
  | { type: 'camera-opened'; hasLight: boolean }
  | { type: 'camera-blocked'; problem: CameraProblem | 'lost' | 'readerFailed' }
  | { type: 'camera-closed' }
  | { type: 'light-switched'; isLit: boolean }
  | { type: 'light-failed' }
  | { type: 'picture-chosen' }
  | { type: 'picture-failed'; note: 'nothingFound' | PictureProblem }
  /** `otherApp`: the host of the app whose code it is, null where it is of none. */
  | { type: 'code-refused'; otherApp: string | null }
  | { type: 'code-taken' };

export const firstScanState: ScanState = {
  camera: { status: 'opening' },
  isReading: false,
  isFound: false,
  note: null,
};

export function scanReducer(state: ScanState, fact: ScanFact): ScanState {
  if (state.isFound && fact.type !== 'camera-closed') return state;
  switch (fact.type) {
    case 'camera-asked':
      return { ...state, camera: { status: 'opening' } };
    case 'camera-opened':
      return { ...state, camera: { status: 'on', hasLight: fact.hasLight, isLit: false } };
    case 'camera-blocked':
      return { ...state, camera: { status: 'blocked', problem: fact.problem }, isReading: false };
    case 'camera-closed':
      // Why it does not work stays on the screen.
      return state.camera.status === 'blocked' ? state : { ...state, camera: { status: 'off' } };
    case 'light-switched':
    case 'light-failed':
      return state.camera.status === 'on' ? switchedLight(state, state.camera, fact) : state;
    case 'picture-chosen':
      return { ...state, isReading: true, note: null };
    case 'picture-failed':
      return { ...state, isReading: false, note: fact.note };
    case 'code-refused':
      return refusedCode(state, fact.otherApp);
    case 'code-taken':
      return { ...state, isReading: false, isFound: true, note: null };
  }
}

function refusedCode(state: ScanState, otherApp: string | null): ScanState {
  const { note, isReading } = state;
  const said = typeof note === 'object' && note !== null ? note.otherApp : null;
  const isSaid = otherApp === null ? note === 'foreign' : said === otherApp;
  // The camera reads the same code eight times a second.
  if (isSaid && !isReading) return state;
  return { ...state, isReading: false, note: otherApp === null ? 'foreign' : { otherApp } };
}

type On = Extract<ScanCamera, { status: 'on' }>;

function switchedLight(
  state: ScanState,
  camera: On,
  fact: Extract<ScanFact, { type: 'light-switched' | 'light-failed' }>,
): ScanState {
  return fact.type === 'light-switched'
    ? { ...state, camera: { ...camera, isLit: fact.isLit } }
    : { ...state, camera: { ...camera, hasLight: false }, note: 'lampFailed' };
}
