import type dating from './en-US/dating.json';
import type game from './en-US/game.json';
import type highlights from './en-US/highlights.json';
import type modal from './en-US/modal.json';
import type shell from './en-US/shell.json';
import type video from './en-US/video.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: {
      shell: typeof shell;
      modal: typeof modal;
      game: typeof game;
      video: typeof video;
      highlights: typeof highlights;
      dating: typeof dating;
    };
  }
}
