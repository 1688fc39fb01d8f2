import { Window } from 'happy-dom';
import { JSDOM } from 'jsdom';

/** Pages as the environments of test runners make them. */
export const makeDom = () => [new JSDOM('<p>', { url: 'https://shop.test/' }).window, new Window()];
