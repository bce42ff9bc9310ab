import { startThroughShells } from './shells.mjs';

startThroughShells();
