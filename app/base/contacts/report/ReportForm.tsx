import { useState } from 'react';
import { report, reportImagesMax, reportWordsMax } from '../../../contract/people/report.ts';
import { useForm } from '../../../core/form/useForm.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import type { ContentKind } from '../../../core/navigation/paths.ts';
import { useServices } from '../../../core/services/services.tsx';
import { isolated } from '../../../lib/isolated.ts';
import { PicturesField } from '../../../parts/pictures/PicturesField.tsx';
import { addressesOf } from '../../../parts/pictures/picturesState.ts';
import { type Pictures, usePictures } from '../../../parts/pictures/usePictures.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { ReasonList } from './ReasonList.tsx';
import { ReportFailure } from './ReportFailure.tsx';
import * as css from './ReportForm.css.ts';
import type { ReportReason } from './reportReason.ts';

/** Who or what a report is about. */
export type Reported =
  | { userID: string }
  | { groupID: string }
  | { content: ContentKind; contentID: string };

type Props = {
  about: Reported;
  /** How the reader knows them, or the title of what is reported. */
  name: string;
  onSent: () => void;
};

/** Why, in which words, with which pictures. Sending the same again counts once. */
export function ReportForm({ about, name, onSent }: Props) {
  const { t } = useTranslation('contacts.report');
  const { backend } = useServices();
  const pictures = usePictures(reportImagesMax);
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [isReasonMissing, setIsReasonMissing] = useState(false);
  const images = addressesOf(pictures);
  const id = idOf(about);
  const form = useForm<'words', 'length'>({
    id: `report:${id}`,
    initial: { words: '' },
    check: ({ words }) => (words.trim().length > reportWordsMax ? { words: 'length' } : {}),
    async onSend({ words }) {
      setIsReasonMissing(reason === null);
      if (reason === null || images === null) return;
      const input = { ...namedIn(about), reason, words: words.trim(), images };
      await backend.call(report, input, { intent: `report:${id}` });
      onSent();
    },
  });
  const { problem, ...field } = form.field('words');
  return (
    <form {...form.props} className={css.form}>
      <p className={css.lead}>
        {'content' in about ? (
          <ContentLead kind={about.content} title={name} />
        ) : (
          t('about', { name: isolated(name) })
        )}
      </p>
      <p className={css.promise}>{t('promise')}</p>
      <ReasonList
        reason={reason}
        isMissing={isReasonMissing && reason === null}
        onChoose={setReason}
      />
      <div className={css.part}>
        <TextArea
          {...field}
          label={t('words')}
          error={problem && t('wordsLength', { max: reportWordsMax })}
          max={reportWordsMax}
        />
        <ReportPictures pictures={pictures} />
        <ReportFailure error={form.failure} />
        <Button
          type="submit"
          wide
          disabled={images === null}
          busyLabel={form.isSending ? t('sending') : undefined}
        >
          {t('send')}
        </Button>
      </div>
    </form>
  );
}

/** Ids of different matters are never the same: a draft and an intent belong to one of them. */
function idOf(about: Reported): string {
  if ('userID' in about) return about.userID;
  return 'groupID' in about ? about.groupID : `${about.content}:${about.contentID}`;
}

/** As a report names it. */
function namedIn(about: Reported) {
  if ('userID' in about) return { about: 'user', userId: about.userID } as const;
  if ('groupID' in about) return { about: 'group', groupId: about.groupID } as const;
  return { about: about.content, contentId: about.contentID };
}

const leads = { video: 'aboutVideo', highlight: 'aboutHighlight' } as const satisfies Record<
  ContentKind,
  string
>;

function ContentLead({ kind, title }: { kind: ContentKind; title: string }) {
  const { t } = useTranslation('contacts.report');
  return t(leads[kind], { title: isolated(title) });
}

function ReportPictures({ pictures }: { pictures: Pictures }) {
  const { t } = useTranslation('contacts.report');
  return (
    <PicturesField
      pictures={pictures}
      words={{
        legend: t('pictures', { max: reportImagesMax }),
        add: t('addPicture'),
        failed: t('pictureFailed'),
        unreadable: t('pictureUnreadable'),
        tooLarge: t('pictureTooLarge'),
        picture: (number) => t('picture', { number }),
        uploading: (number) => t('uploading', { number }),
        retry: (number) => t('retryPicture', { number }),
        remove: (number) => t('removePicture', { number }),
      }}
    />
  );
}
