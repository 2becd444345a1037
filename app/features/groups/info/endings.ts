/** The questions before what cannot be taken back. They come when they are asked. */
export const endings = {
  clear: { load: async () => (await import('./EndDialogs.tsx')).ClearDialog },
  leave: { load: async () => (await import('./EndDialogs.tsx')).LeaveDialog },
  ownerLeave: { load: async () => (await import('./EndDialogs.tsx')).OwnerLeaveDialog },
  dismiss: { load: async () => (await import('./EndDialogs.tsx')).DismissDialog },
};
