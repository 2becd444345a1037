import { useAtomValue } from 'jotai';
import { Ellipsis } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { isChannel } from '../../../contract/gateway/isChannel.ts';
import { localeAtom } from '../../../core/language/localeAtom.ts';
import { GroupPage } from '../../../parts/groups/GroupPage.tsx';
import { useKindWords } from '../../../parts/groups/kindWords.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { pathToGroup } from '../paths.ts';
import { AboutRows } from './AboutRows.tsx';
import { ChannelHead } from './ChannelHead.tsx';
import { ChatRows } from './ChatRows.tsx';
import { EndRows } from './EndRows.tsx';
import * as css from './info.css.ts';
import { MembersGrid } from './MembersGrid.tsx';
import { OwnRows } from './OwnRows.tsx';

/** /pages/chat/group-info?id=…: a group or a channel as its members see it, and what they can do there. */
export function InfoScreen() {
  const locale = useAtomValue(localeAtom);
  return (
    <GroupPage
      title={({ infoTitle }, group) =>
        // In simplified Chinese the title of a group says how many are in it, as messengers there do.
        locale === 'zh-CN' && group && !isChannel(group)
          ? `${infoTitle} (${group.memberCount})`
          : infoTitle
      }
      right={({ groupID, may }) => may('setRules') && <ManageButton groupID={groupID} />}
    >
      {(shown) => (
        <div className={css.page}>
          {isChannel(shown.group) ? <ChannelHead {...shown} /> : <MembersGrid {...shown} />}
          <AboutRows {...shown} />
          <ChatRows {...shown} />
          <OwnRows {...shown} />
          <EndRows {...shown} />
        </div>
      )}
    </GroupPage>
  );
}

function ManageButton({ groupID }: { groupID: string }) {
  const { manage } = useKindWords();
  const navigate = useNavigate();
  return (
    <IconButton
      label={manage}
      glyph={Ellipsis}
      onClick={() => navigate(pathToGroup('manage', groupID))}
    />
  );
}
