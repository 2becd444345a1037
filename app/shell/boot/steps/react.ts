/** One step of the start: what draws. */
export { createRoot, hydrateRoot } from 'react-dom/client';
