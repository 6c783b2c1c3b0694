export { abrir } from './base.ts';
export { extrair } from './extrair.ts';
export { type Forma, formatar } from './formatar.ts';
export { conferirTranscricoes, verificar } from './verificar.ts';
