import about from '../app/version.json' with { type: 'json' };

export const version: string = about.version;
