import { Navigate, useSearchParams } from 'react-router-dom';
import { type Peer, peerOf } from '../../../contract/gateway/conversationId.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { paths, pathToConversation } from '../../../core/navigation/paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { showToast } from '../../../ui/toasts.ts';
import * as css from './ChooseLocationScreen.css.ts';
import { CurrentLocation } from './CurrentLocation.tsx';
import { chosenPlace } from './choiceState.ts';
import { PlacePage } from './PlacePage.tsx';
import { longestDescription } from './place.ts';
import { SavedPlaces } from './SavedPlaces.tsx';
import { SendPlace } from './SendPlace.tsx';
import { mostSaved } from './savedPlaces.ts';
import { useChoice } from './useChoice.ts';
import { useSavedPlaces } from './useSavedPlaces.ts';

/** How coordinates are written, in every language. */
const example = '3.15785, 101.71165';

/** /choose-location?conversation=: chooses a place, and sends it to the conversation it came from. */
export function ChooseLocationScreen() {
  const [search] = useSearchParams();
  const conversationID = search.get('conversation') ?? '';
  const peer = peerOf(conversationID);
  if (!peer) return <Navigate to={paths.chat} replace />;
  return <Choosing key={conversationID} peer={peer} parent={pathToConversation(conversationID)} />;
}

function Choosing({ peer, parent }: { peer: Peer; parent: string }) {
  const { t } = useTranslation('chat.places');
  const { state, dispatch, find } = useChoice();
  const saved = useSavedPlaces();
  const place = chosenPlace(state);
  const isWrong = state.coordinates.trim() !== '' && !place;
  return (
    <PlacePage
      title={t('title')}
      parent={parent}
      dock={<SendPlace place={place} peer={peer} parent={parent} />}
    >
      <CurrentLocation locating={state.locating} accuracy={state.accuracy} onFind={find} />
      <div className={css.fields}>
        <Field
          label={t('name')}
          value={state.name}
          onChange={(name) => dispatch({ type: 'named', name })}
          maxLength={longestDescription}
          enterKeyHint="done"
        />
        <Field
          label={t('coordinates')}
          value={state.coordinates}
          onChange={(coordinates) => dispatch({ type: 'typed', coordinates })}
          hint={t('coordinatesHint', { example })}
          error={isWrong ? t('coordinatesWrong', { example }) : null}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="done"
        />
        <Button
          look="second"
          size="small"
          disabled={!place}
          onClick={() => {
            if (!place) return;
            if (saved.save(place)) showToast(t('saved'), { done: true });
            else showToast(t('full', { count: mostSaved }));
          }}
        >
          {t('save')}
        </Button>
      </div>
      <SavedPlaces
        places={saved.places}
        onPick={(picked) => dispatch({ type: 'picked', place: picked })}
        onRemove={saved.remove}
      />
    </PlacePage>
  );
}
