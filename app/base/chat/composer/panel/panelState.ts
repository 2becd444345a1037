/** A keyboard that did not come within so long does not come, also on a slow phone. Milliseconds. */
export const keyboardWait = 1_500;

/** `plus`: what else can be sent; `emoji`: pictures of faces and things. */
export type PanelName = 'plus' | 'emoji';

/** What stands below the field, in the keyboard's place. */
export type PanelState = {
  shown: PanelName | null;
  /** The keyboard is on its way to the panel's place. */
  isLeaving: boolean;
};

export type PanelFact =
  | { type: 'opened'; panel: PanelName }
  /** The field was entered on a device whose keyboard is on the screen. */
  | { type: 'keyboardAsked' }
  /** It has come, or it does not come. */
  | { type: 'keyboardSettled' }
  | { type: 'closed' };

export const noPanel: PanelState = { shown: null, isLeaving: false };

export function reducePanel(state: PanelState, fact: PanelFact): PanelState {
  switch (fact.type) {
    case 'opened':
      return { shown: fact.panel, isLeaving: false };
    case 'keyboardAsked':
      return state.shown === null ? state : { ...state, isLeaving: true };
    case 'keyboardSettled':
      // One that was up when the panel was asked for says nothing of a keyboard that is wanted.
      return state.isLeaving ? noPanel : state;
    case 'closed':
      return noPanel;
  }
}
