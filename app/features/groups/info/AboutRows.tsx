import { QrCode } from 'lucide-react';
import type { ReactNode } from 'react';
import { isChannel } from '../../../contract/gateway/isChannel.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { plainLine } from '../../../lib/plainText.ts';
import type { ShownGroup } from '../../../parts/groups/GroupPage.tsx';
import { useKindWords } from '../../../parts/groups/kindWords.tsx';
import { GroupAvatar } from '../../../parts/person/GroupAvatar.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { List } from '../../../ui/List.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';
import { type EditedText, pathToEdit, pathToGroup } from '../paths.ts';
import * as css from './info.css.ts';

/** Characters of a text that a row can show. */
const longestValue = 60;

/** What a group says of itself; its leaders change it from here. */
export function AboutRows({ group, groupID, may }: ShownGroup) {
  const words = useKindWords();
  const mayChange = may('setInfo');
  const hasIntroduction = group.introduction !== '' && !isChannel(group);
  return (
    <List label={words.name}>
      <TextRow title={words.name} text="name" group={group} canOpen={mayChange}>
        {group.groupName}
      </TextRow>
      {may('shareCode') && (
        <ListRow
          title={words.code}
          to={pathToGroup('code', groupID)}
          end={
            <span className={css.quiet}>
              <Icon of={QrCode} size={20} />
            </span>
          }
        />
      )}
      <TextRow
        title={words.announcement}
        text="announcement"
        group={group}
        canOpen={mayChange || group.notification !== ''}
      >
        {group.notification}
      </TextRow>
      {(mayChange || hasIntroduction) && (
        <TextRow title={words.introduction} text="introduction" group={group} canOpen>
          {group.introduction}
        </TextRow>
      )}
      {mayChange && <PictureRow group={group} />}
    </List>
  );
}

function PictureRow({ group }: Pick<ShownGroup, 'group'>) {
  const words = useKindWords();
  return (
    <ListRow
      title={words.picture}
      to={pathToGroup('picture', group.groupID)}
      end={<GroupAvatar group={group} name={group.groupName} size="s34" />}
    />
  );
}

type TextRowProps = Pick<ShownGroup, 'group'> & {
  title: string;
  text: EditedText;
  /** There is more of it to read, or it can be changed. */
  canOpen: boolean;
  children: ReactNode;
};

/** A text of the group: as much of it as there is room for, and the page where all of it is. */
function TextRow({ title, text, group, canOpen, children }: TextRowProps) {
  const { t } = useTranslation('groups.info');
  const shown = plainLine(String(children), longestValue);
  return (
    <ListRow
      title={title}
      value={
        <bdi className={css.value} translate={shown ? 'no' : undefined}>
          {shown || t('none')}
        </bdi>
      }
      shortens
      {...(canOpen && { to: pathToEdit(group.groupID, text) })}
    />
  );
}
