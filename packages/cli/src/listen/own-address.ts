/** Whether an address leads back to a listener on this machine. */

/** Names of the address that a listener listens at. */
const OWN_HOSTS: readonly string[] = ['127.0.0.1', 'localhost', '0.0.0.0', '[::]', '[::ffff:7f00:1]'];

const portOf = ({ port, protocol }: URL): string => (port === '' ? (protocol === 'https:' ? '443' : '80') : port);

/** `own` is where it listens; `publicUrl` a tunnel to it. */
export const leadsBack = (address: string, own: string, publicUrl: string | undefined): boolean => {
  const url = new URL(address);
  if (OWN_HOSTS.includes(url.hostname.replace(/\.$/, '')) && portOf(url) === portOf(new URL(own))) return true;
  if (publicUrl === undefined) return false;
  const tunnel = new URL(publicUrl);
  return url.host === tunnel.host && url.pathname === tunnel.pathname;
};
