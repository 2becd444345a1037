import { useTranslation } from '../../core/i18n/translation.tsx';
import { useBack } from '../../core/navigation/navigation.ts';
import { paths } from '../../core/navigation/paths.ts';
import { SubScreen } from '../../core/screen/SubScreen.tsx';
import { Button } from '../../ui/Button.tsx';
import { LostDrawing } from '../../ui/drawings/LostDrawing.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

type Props = {
  /** Title of the page this stands in for. */
  pageTitle: string;
  title: string;
  sentence: string;
};

/** A page that was asked for something it does not do: says why, and leads back. */
export function Refusal({ pageTitle, title, sentence }: Props) {
  const { t } = useTranslation();
  const back = useBack(paths.chat);
  return (
    <SubScreen title={pageTitle} parent={paths.chat} quiet={pageTitle === title}>
      <EmptyState
        drawing={<LostDrawing />}
        title={title}
        sentence={sentence}
        action={
          <Button look="second" size="small" onClick={back}>
            {t('back')}
          </Button>
        }
      />
    </SubScreen>
  );
}
