import { afterAll } from 'bun:test';
import { apagarPastas } from './pastas.ts';

// A test runner ends without the `exit` that a program has.
afterAll(apagarPastas);
