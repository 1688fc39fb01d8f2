/**
 * Opens connections to addresses that were checked before, and to no other.
 *
 * Nothing is resolved here: the lookup that Node asks answers with the checked addresses only. The connected socket is
 * judged once more, before the first byte is written, TLS included. Certificates are always verified, also when the
 * environment asks Node not to.
 */
import {
  isIP,
  isIPv6,
  type LookupFunction,
  connect as netConnect,
  type Socket,
  type TcpNetConnectOpts,
} from 'node:net';
import { buildConnector } from 'undici';
import { addressRange, canonicalAddress } from './address-range';
import { DialError } from './dial-error';
import { isAllowed, type NetworkPolicy, refusalOf } from './judge-url';

/** Opens a TCP connection; Node's own outside of tests. */
export type OpenSocket = (options: TcpNetConnectOpts) => Socket;

export interface Pin {
  /** The host of the URL, bare: what the certificate must name. */
  readonly host: string;
  /** Every address that it has, all of them checked. */
  readonly addresses: readonly string[];
  readonly policy: NetworkPolicy;
  /** Milliseconds for connecting, TLS included. */
  readonly connectMs: number;
  readonly openSocket?: OpenSocket;
}

const KEEP_ALIVE_PROBE_MS = 60_000;

function pinnedLookup(addresses: readonly string[]): LookupFunction {
  const answers = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
  return (_host, options, callback) => {
    const [first] = answers;
    if (options.all === true || first === undefined) callback(null, answers);
    else callback(null, first.address, first.family);
  };
}

/** Why a connected socket may not be used; undefined when it may. */
function refuseSocket(socket: Socket, pin: Pin): DialError | undefined {
  const peer = socket.remoteAddress;
  const canonical = peer === undefined ? undefined : canonicalAddress(peer);
  if (peer === undefined || canonical === undefined) {
    return new DialError('network', `The connection to ${pin.host} was gone before its address could be checked.`);
  }
  const range = addressRange(peer);
  if (!isAllowed(range, pin.policy)) return new DialError('refused-address', refusalOf(pin.host, 'resolves to', range));
  if (pin.addresses.some((address) => canonicalAddress(address) === canonical)) return undefined;
  return new DialError('refused-address', `The connection to ${pin.host} reached an address that was not checked.`);
}

/** A connector for one host at its checked addresses, for an undici dispatcher. */
export function pinnedConnector(pin: Pin): buildConnector.connector {
  const openSocket = pin.openSocket ?? netConnect;
  const lookup = pinnedLookup(pin.addresses);
  const secure = buildConnector({ allowH2: false, rejectUnauthorized: true, timeout: 0 });

  return (options, callback) => {
    const port = options.port === '' ? (options.protocol === 'https:' ? 443 : 80) : Number(options.port);
    const socket = openSocket({ host: pin.host, port, lookup, autoSelectFamily: true, noDelay: true });
    socket.setKeepAlive(true, KEEP_ALIVE_PROBE_MS);
    const slow = setTimeout(
      () => socket.destroy(new DialError('timeout', `Connecting to ${pin.host} took too long.`)),
      pin.connectMs,
    ).unref();
    const fail = (error: Error): void => {
      clearTimeout(slow);
      callback(error, null);
    };
    socket.once('error', fail);
    socket.once('connect', () => {
      const refusal = refuseSocket(socket, pin);
      if (refusal !== undefined) {
        socket.destroy(refusal);
        return;
      }
      socket.off('error', fail);
      if (options.protocol !== 'https:') {
        clearTimeout(slow);
        callback(null, socket);
        return;
      }
      // The secure socket reports what goes wrong below it; a second report without a listener would end the process.
      socket.on('error', () => undefined);
      const servername = isIP(pin.host) === 0 ? pin.host : '';
      secure({ ...options, hostname: pin.host, servername, httpSocket: socket }, (...result) => {
        clearTimeout(slow);
        callback(...result);
      });
    });
  };
}
