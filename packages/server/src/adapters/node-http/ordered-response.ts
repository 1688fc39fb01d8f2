/** The answer to a request, which waits for those to the requests before it on its connection. */
import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export class OrderedResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  #begin: (() => void) | undefined;
  #sent: (() => void) | undefined;

  /** Whether another answer comes first. */
  get isBehind(): boolean {
    return this.socket === null;
  }

  /** Calls back, once, when the answers before it have been handed over to the system: nothing of them is held here. */
  whenNext(begin: () => void): void {
    this.#begin = begin;
  }

  /** Calls back, once, when this one has been handed over whole. One whose connection is gone before calls nobody. */
  whenSent(sent: () => void): void {
    this.#sent = sent;
  }

  override assignSocket(socket: Socket): void {
    super.assignSocket(socket);
    this.#begin?.();
  }

  override detachSocket(socket: Socket): void {
    super.detachSocket(socket);
    this.#sent?.();
  }
}
