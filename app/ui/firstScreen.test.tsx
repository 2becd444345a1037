import { Bell } from 'lucide-react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { Avatar } from './Avatar.tsx';
import { Badge } from './Badge.tsx';
import { Button } from './Button.tsx';
import { DemoMark } from './DemoMark.tsx';
import { ChatsDrawing } from './drawings/ChatsDrawing.tsx';
import { EmptyState } from './EmptyState.tsx';
import { BubbleGlyph } from './glyphs/BubbleGlyph.tsx';
import { IconButton } from './IconButton.tsx';
import { List } from './List.tsx';
import { ListRow } from './ListRow.tsx';
import { NetworkBar } from './NetworkBar.tsx';
import { Screen } from './Screen.tsx';
import { SectionTitle } from './SectionTitle.tsx';
import { Skeleton } from './Skeleton.tsx';
import { Switch } from './Switch.tsx';
import { TabBar } from './TabBar.tsx';
import { TabItem } from './TabItem.tsx';
import { TitleBar } from './TitleBar.tsx';
import { ToastHost } from './ToastHost.tsx';

const nothing = () => undefined;

function render(content: ReactNode): string {
  return renderToString(<StaticRouter location="/">{content}</StaticRouter>);
}

const everything = (
  <>
    <Screen
      bottom="tabs"
      banner={<NetworkBar busy>Offline</NetworkBar>}
      titleBar={
        <TitleBar
          root
          title="Chats"
          mark={<DemoMark label="Demo" />}
          right={<IconButton label="Add" glyph={Bell} onClick={nothing} />}
        />
      }
      dock={<Button busyLabel="Sending">Send</Button>}
    >
      <SectionTitle>More</SectionTitle>
      <List label="Settings">
        <ListRow title="Language" value="English" glyph={Bell} to="/language" />
        <ListRow title="Notices" end={<Badge>2</Badge>} onClick={nothing} />
        <ListRow title="Sound" end={<Switch label="Sound" checked onChange={nothing} />} />
      </List>
      <EmptyState
        drawing={<ChatsDrawing />}
        title="No chats yet"
        sentence="Chats appear here."
        action={<Button size="small">Add</Button>}
      />
      <Skeleton label="Loading…" />
      <Avatar name="Alex Rivera" seed="u1" src={null} />
    </Screen>
    <TabBar label="Main">
      <TabItem to="/" label="Chats" glyph={BubbleGlyph} active badge="3" note="3 new messages" />
      <TabItem to="/me" label="Me" glyph={BubbleGlyph} active={false} dot />
    </TabBar>
    <ToastHost />
  </>
);

describe('parts of the first screen', () => {
  it('render without a browser and without style attributes, which the CSP forbids', () => {
    const html = render(everything);
    expect(html).not.toContain('style=');
    expect(html).toContain('<h1');
  });

  it('mark the tab in front, and name its badge', () => {
    const html = render(everything);
    expect(html.match(/aria-current="page"/g)).toHaveLength(1);
    expect(html).toContain('aria-label="Chats, 3 new messages"');
  });

  it('turn rows into links, buttons and radios by what they do', () => {
    expect(render(<ListRow title="a" to="/b" />)).toMatch(/^<a [^>]*href="\/b"/);
    expect(render(<ListRow title="a" onClick={nothing} />)).toMatch(/^<button type="button"/);
    expect(render(<ListRow title="a" onClick={nothing} checked />)).toMatch(
      /^<button [^>]*role="radio" aria-checked="true"/,
    );
    expect(render(<ListRow title="a" />)).toMatch(/^<div /);
  });

  it('keep a busy button from being pressed twice, with both labels in place', () => {
    const html = render(<Button busyLabel="Sending">Exchange</Button>);
    expect(html).toContain('disabled=""');
    expect(html).toContain('aria-busy="true"');
    expect(html).toContain('Exchange');
    expect(html).toContain('Sending');
  });
});
