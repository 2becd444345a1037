export type ScannedFace = {
  /**
   * @param text what a code says.
   * @param origin of an app like this one.
   * @returns the path to go to here where it is an address of that app that this part makes codes of;
   *   null for anything else.
   */
  pathOf: (text: string, origin: string) => string | null;
};

declare module '../../core/feature/slots.ts' {
  interface Slots {
    /** A kind of address that the app's own codes carry: the scanner goes where it leads. */
    'scan.address': { face: ScannedFace; props: null };
  }
}
