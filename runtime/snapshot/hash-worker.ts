import { sha256Of } from './sha256.ts';

declare const self: Worker;

self.onmessage = ({ data: file }: MessageEvent<string>) => {
  self.postMessage(sha256Of(file));
};
