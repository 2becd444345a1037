export const newChannelPath = '/pages/chat/new-channel';
