// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { answeringBackend } from '../../../tests/support/answers.ts';
import { member } from '../../../tests/support/member.ts';
import { plainProfile } from '../../../tests/support/profile.ts';
import { type ShownScreen, showScreen } from '../../../tests/support/screen.tsx';
import { userIndex } from '../../contract/user/userIndex.ts';
import { ReadPart } from '../../core/query/ReadPart.tsx';
import { useCall } from '../../core/query/useCall.ts';
import { SubScreen } from '../../core/screen/SubScreen.tsx';
import { Page } from './Page.tsx';
import { createScrollMemory } from './scrollMemory.ts';
import type { Entry } from './stackState.ts';
import { ScrollStore } from './useScrollSession.ts';

const entry: Entry = { key: 'k', pathname: '/friend', search: '', kind: 'page' };

function Friend() {
  const friend = useCall(userIndex, { userId: 'u9' });
  return (
    <SubScreen title="Friend" parent="/">
      <ReadPart read={friend} failedTitle="Nothing came.">
        {({ nickName }) => <p>{nickName}</p>}
      </ReadPart>
    </SubScreen>
  );
}

let screen: ShownScreen;
afterEach(() => screen.close());

it('scrolls a page back to where it was when what it reads has come', async () => {
  let give: (answer: unknown) => void = () => undefined;
  const given = new Promise((resolve) => {
    give = resolve;
  });
  const person = member();
  const services = {
    backend: answeringBackend({ 'user.userIndex': () => given }),
    session: person.session,
  };
  const memory = createScrollMemory(JSON.stringify([[entry.key + entry.pathname, 300]]));
  screen = await showScreen(
    <ScrollStore value={memory}>
      <Page entry={entry} isFront isShown motion={null} onMotionEnd={() => undefined}>
        <Friend />
      </Page>
    </ScrollStore>,
    { texts: {}, services },
    person.store,
  );
  const area = document.querySelector('[data-scroll]');
  if (!area) throw new Error('No scroll area.');
  // A page without content is too short for that.
  area.scrollTop = 0;
  await act(async () => give(plainProfile));
  await screen.shows('Ada');
  expect(area.scrollTop).toBe(300);
});
