import type about from './en-US/about.json';
import type account from './en-US/account.json';
import type chatConversation from './en-US/chat.conversation.json';
import type chatList from './en-US/chat.list.json';
import type chatMessage from './en-US/chat.message.json';
import type commonErrors from './en-US/common.errors.json';
import type common from './en-US/common.json';
import type contactsCode from './en-US/contacts.code.json';
import type contactsScan from './en-US/contacts.scan.json';
import type dating from './en-US/dating.json';
import type form from './en-US/form.json';
import type game from './en-US/game.json';
import type highlights from './en-US/highlights.json';
import type inviteErrors from './en-US/invite.errors.json';
import type invite from './en-US/invite.json';
import type mediaErrors from './en-US/media.errors.json';
import type modal from './en-US/modal.json';
import type multiAccount from './en-US/multi-account.json';
import type noticeErrors from './en-US/notice.errors.json';
import type peopleErrors from './en-US/people.errors.json';
import type person from './en-US/person.json';
import type register from './en-US/register.json';
import type sessionErrors from './en-US/session.errors.json';
import type session from './en-US/session.json';
import type shell from './en-US/shell.json';
import type userErrors from './en-US/user.errors.json';
import type video from './en-US/video.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: {
      shell: typeof shell;
      session: typeof session;
      register: typeof register;
      common: typeof common;
      form: typeof form;
      'common.errors': typeof commonErrors;
      'invite.errors': typeof inviteErrors;
      'media.errors': typeof mediaErrors;
      'notice.errors': typeof noticeErrors;
      'people.errors': typeof peopleErrors;
      'session.errors': typeof sessionErrors;
      'user.errors': typeof userErrors;
      account: typeof account;
      'chat.list': typeof chatList;
      'chat.conversation': typeof chatConversation;
      'chat.message': typeof chatMessage;
      person: typeof person;
      chat: typeof chat;
      'contacts.code': typeof contactsCode;
      'contacts.scan': typeof contactsScan;
      modal: typeof modal;
      about: typeof about;
      game: typeof game;
      video: typeof video;
      highlights: typeof highlights;
      dating: typeof dating;
      invite: typeof invite;
      'multi-account': typeof multiAccount;
    };
  }
}
