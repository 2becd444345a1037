/** The part used here of Netlify's own engine for `_redirects`. */
declare module 'netlify-redirector' {
  type Rule = { to: string; status: number };
  type Asked = {
    scheme: string;
    host: string;
    path: string;
    query: string;
    getHeader: (name: string) => string;
    getCookie: (name: string) => string;
  };
  const netlify: {
    parsePlain(rules: string, options: object): Promise<{ match(asked: Asked): Rule | null }>;
  };
  export = netlify;
}
