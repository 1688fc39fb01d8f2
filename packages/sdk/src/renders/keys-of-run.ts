/** The keys that a run over many requests was given: two requests with one key would be one video, paid for once. */
import { InvalidRequestError } from '../errors/invalid-request-error';
import type { RenderRequest } from '../types/render-request';
import type { CreateManyOptions } from './create-many-options';

export class KeysOfRun {
  readonly #make: CreateManyOptions['idempotencyKey'];
  /** The places of requests by their keys. */
  readonly #places = new Map<string, number>();
  /** The keys of a list, made before its first request is sent. */
  readonly #made = new Map<number, string>();

  constructor(make: CreateManyOptions['idempotencyKey']) {
    this.#make = make;
  }

  /** Looks at a whole list before anything of it is paid for; throws when a key comes twice. */
  takeAll(requests: readonly RenderRequest[]): void {
    if (this.#make === undefined) return;
    for (const [index, request] of requests.entries()) {
      try {
        this.#made.set(index, this.#make(request, index, 0));
      } catch {
        // It is thrown once more when its turn comes.
        return;
      }
      this.#claim(this.#made.get(index) as string, index);
    }
  }

  /** The key of a request, undefined where none is asked for; throws when another request has it. */
  take(request: RenderRequest, index: number): string | undefined {
    const key = this.#made.get(index) ?? this.#make?.(request, index, 0);
    this.#made.delete(index);
    if (key !== undefined) this.#claim(key, index);
    return key;
  }

  #claim(key: string, index: number): void {
    const other = this.#places.get(key) ?? index;
    if (other !== index) {
      throw new InvalidRequestError(`The requests ${other} and ${index} of createMany have one key, '${key}'`, {
        idempotencyKey: key,
        problems: [{ path: 'idempotencyKey', message: `is the same for the requests ${other} and ${index}` }],
        nextStep: 'Give each request a key of its own.',
      });
    }
    this.#places.set(key, index);
  }
}
