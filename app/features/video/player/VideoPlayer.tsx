import { useAtom } from 'jotai';
import { RotateCcw, RotateCw } from 'lucide-react';
import { type CSSProperties, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Video } from '../../../contract/video/getFindVideo.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useMediaAddress } from '../../../core/platform/mediaAddress.ts';
import { useIsActiveScreen } from '../../../core/screen/activeScreen.tsx';
import { clockLength } from '../../../lib/clockLength.ts';
import { captionsAtom } from '../../../parts/playback/watching.ts';
import { canFloat, toggleFloating } from '../../../platform/pictureInPicture.ts';
import { followTypedKeys } from '../../../platform/typedKeys.ts';
import { PauseGlyph } from '../../../ui/glyphs/PauseGlyph.tsx';
import { PlayGlyph } from '../../../ui/glyphs/PlayGlyph.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import type { Opening } from '../watch/useOpening.ts';
import { Captions } from './Captions.tsx';
import { Controls, useRateName } from './Controls.tsx';
import { PlayerProblem } from './PlayerProblem.tsx';
import * as css from './player.css.ts';
import { actionOf, type PlayerAction, rateBeside } from './playerKeys.ts';
import { type Filling, useFilling } from './useFilling.ts';
import { type Player, usePlayer } from './usePlayer.ts';
import { type PlayerSettings, usePlayerSettings } from './usePlayerSettings.ts';
import { useShownControls } from './useShownControls.ts';
import { type Leap, useTaps } from './useTaps.ts';

type Props = {
  video: Video;
  opening: Opening;
  onAsk: () => void;
  startsByItself: boolean;
};

/** A film with the controls of the app. */
export function VideoPlayer(props: Props) {
  const { video, opening } = props;
  const player = usePlayer(props);
  const { state, film, press, seek } = player;
  const stage = useRef<HTMLElement>(null);
  const isPlaying = state.status === 'playing';
  const controls = useShownControls(stage, isPlaying);
  const filling = useFilling(stage, film);
  const settings = usePlayerSettings();
  const [mayFloat, setMayFloat] = useState(false);
  const captions = opening.status === 'open' ? opening.clip.captions : [];
  const { caption, toggleCaptions } = useCaption(captions);
  const { said, seekBy, act } = useActions({ player, settings, toggleCaptions, filling });
  const { leap, stageProps } = useTaps({
    onTap(by) {
      if (by === 'mouse') press();
      else if (controls.areShown && isPlaying) controls.hide();
      else controls.show();
    },
    onLeap: seekBy,
  });
  useKeys((action) => {
    controls.show();
    act(action);
  });
  return (
    <section
      ref={stage}
      className={`${css.stage} ${filling.fills ? css.fills[filling.fills] : ''}`}
      style={filling.fills ? undefined : shapeOf(video)}
      aria-label={video.title}
      onPointerMove={(event) => {
        if (event.pointerType === 'mouse') controls.show();
      }}
      onFocus={controls.show}
      {...stageProps}
    >
      <video
        ref={film}
        className={css.film}
        playsInline
        preload="auto"
        aria-label={video.title}
        onLoadedMetadata={({ currentTarget }) => setMayFloat(canFloat(currentTarget))}
        {...player.filmProps}
      >
        {caption && <Captions key={caption.url} caption={caption} isLifted={controls.areShown} />}
      </video>
      {!state.isShown && <Poster cover={video.cover} />}
      {state.status === 'loading' && <Waiting />}
      {leap && <LeapMark leap={leap} />}
      {state.status === 'failed' ? (
        <PlayerProblem problem={state.problem} opening={opening} onRetry={press} />
      ) : (
        <div className={`${css.over} ${controls.areShown ? '' : css.gone}`}>
          {state.status !== 'loading' && <LargeButton status={state.status} onPress={press} />}
          {state.status !== 'idle' && (
            <Controls
              state={state}
              settings={settings}
              captions={captions}
              onSeek={seek}
              onFloat={mayFloat ? () => film.current && void toggleFloating(film.current) : null}
              isFull={filling.fills !== null}
              onFill={filling.toggle}
            />
          )}
        </div>
      )}
      <p className={css.unseen} role="status">
        {said}
      </p>
    </section>
  );
}

type Acting = {
  player: Player;
  settings: PlayerSettings;
  toggleCaptions: () => void;
  filling: Filling;
};

/** What keys and taps do, and what is said of it aloud. */
function useActions({ player, settings, toggleCaptions, filling }: Acting) {
  const { t } = useTranslation('video.watch');
  const { state, press, seek } = player;
  const { position, duration } = state;
  const rateName = useRateName();
  const { said, say } = useSaid(state.status);
  const seekBy = (seconds: number): void => {
    const to = Math.min(Math.max(position + seconds, 0), duration);
    seek(to);
    say(t('positionOf', { position: clockLength(to), length: clockLength(duration) }));
  };
  const act = (action: PlayerAction): void => {
    if (action.type === 'press') press();
    else if (action.type === 'seekBy') seekBy(action.seconds);
    else if (action.type === 'mute') settings.toggleMuted();
    else if (action.type === 'fullScreen') filling.toggle();
    else if (action.type === 'captions') toggleCaptions();
    else {
      const rate = rateBeside(settings.rate, action.type === 'faster' ? 1 : -1);
      settings.chooseRate(rate);
      say(t('speedNow', { rate: rateName(rate) }));
    }
  };
  return { said, seekBy, act };
}

function Waiting() {
  return (
    <span className={css.waiting}>
      <Spinner size={28} />
    </span>
  );
}

/** Upright films are no narrower than four to five: their page stays in view. */
function shapeOf({ width, height }: Video): CSSProperties {
  const shape = Math.min(Math.max(width / height, 4 / 5), 16 / 9);
  return { '--shape': `${shape}` } as CSSProperties;
}

function Poster({ cover }: { cover: string }) {
  const address = useMediaAddress()(cover);
  return address && <img className={css.poster} src={address} alt="" fetchPriority="high" />;
}

function LargeButton({ status, onPress }: { status: string; onPress: () => void }) {
  const { t } = useTranslation('video.watch');
  const [label, glyph] =
    status === 'playing'
      ? [t('pause'), PauseGlyph]
      : status === 'ended'
        ? [t('replay'), RotateCcw]
        : [t('play'), PlayGlyph];
  return (
    <button
      type="button"
      className={css.large}
      aria-label={label}
      onClick={(event) => {
        event.stopPropagation();
        onPress();
      }}
    >
      <Icon of={glyph} size={28} />
    </button>
  );
}

function LeapMark({ leap: { side, seconds } }: { leap: Leap }) {
  return (
    <span className={`${css.leap} ${css.leapSide[side]}`} aria-hidden="true">
      <Icon of={side === 'left' ? RotateCcw : RotateCw} />
      {side === 'left' ? `−${seconds}` : `+${seconds}`}
    </span>
  );
}

/** The words that the person wants, where the film has them; a key brings the last or first ones, or takes them. */
function useCaption<Caption extends { language: string }>(captions: readonly Caption[]) {
  const [language, choose] = useAtom(captionsAtom);
  const caption = captions.find((one) => one.language === language) ?? null;
  const [first] = captions;
  return {
    caption,
    toggleCaptions: () => choose(caption ? null : (first?.language ?? null)),
  };
}

/** What is said aloud: whether it plays, and what keys did. */
function useSaid(status: string) {
  const { t } = useTranslation('video.watch');
  const [said, say] = useState('');
  const tell = useEffectEvent(() => {
    if (status === 'playing') say(t('playing'));
    if (status === 'paused') say(t('paused'));
    if (status === 'ended') say(t('ended'));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change is told
  useEffect(() => tell(), [status]);
  return { said, say };
}

/** Keys work wherever the focus is on the page, but in what takes them itself. */
function useKeys(act: (action: PlayerAction) => void): void {
  const isActive = useIsActiveScreen();
  const take = useEffectEvent((key: string): boolean => {
    const action = actionOf(key);
    if (action) act(action);
    return action !== null;
  });
  useEffect(() => (isActive ? followTypedKeys((key) => take(key)) : undefined), [isActive]);
}
