/** One step of the start: what follows the address. */
export { BrowserRouter } from 'react-router-dom';
