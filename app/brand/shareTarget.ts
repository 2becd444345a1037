/** Where the system's share sheet hands over what a person shares with the installed app. */
export const sharePath = '/share';

/** Fields of the form that comes there. */
export const shareFields = { title: 'title', text: 'text', url: 'url', files: 'files' } as const;

/**
 * What the web-app manifest says of it (W3C Web Share Target). Any file: what a conversation does not take
 * is told when it is looked over, and why.
 */
export const shareTarget = {
  action: sharePath,
  method: 'POST',
  enctype: 'multipart/form-data',
  params: {
    title: shareFields.title,
    text: shareFields.text,
    url: shareFields.url,
    files: [{ name: shareFields.files, accept: ['image/*', 'video/*', '*/*'] }],
  },
} as const;
