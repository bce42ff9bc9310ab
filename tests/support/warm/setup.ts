import { startByShells } from './shells.mjs';

startByShells();
