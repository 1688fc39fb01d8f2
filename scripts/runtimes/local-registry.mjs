import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { basename } from 'node:path';
import { runProgram } from '../run-program.mjs';

const digest = (algorithm, bytes, form) => createHash(algorithm).update(bytes).digest(form);

/**
 * A registry on this machine that has the packed packages and nothing else, for the scope `@vid`: so they are installed by
 * their names, as from any registry. Resolves to its address and a function that ends it.
 */
export const serveTarballs = async (tarballs) => {
  const files = new Map();
  const documents = new Map();
  const server = createServer(({ url }, response) => {
    const path = decodeURIComponent(url);
    const found = files.get(path) ?? documents.get(path);
    if (found === undefined) response.writeHead(404, { 'content-type': 'application/json' }).end('{}');
    else
      response
        .writeHead(200, { 'content-type': files.has(path) ? 'application/octet-stream' : 'application/json' })
        .end(found);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${server.address().port}`;
  for (const tarball of tarballs) {
    const manifest = JSON.parse(await runProgram('tar', ['-xzOf', tarball, 'package/package.json']));
    const { name, version } = manifest;
    const bytes = readFileSync(tarball);
    const file = `/-/${basename(tarball)}`;
    const dist = {
      tarball: address + file,
      integrity: `sha512-${digest('sha512', bytes, 'base64')}`,
      shasum: digest('sha1', bytes, 'hex'),
    };
    files.set(file, bytes);
    const document = {
      name,
      'dist-tags': { latest: version },
      versions: { [version]: { ...manifest, dist } },
      // Old enough for those that shun what is new.
      time: { [version]: '2020-01-01T00:00:00.000Z' },
    };
    documents.set(`/${name}`, JSON.stringify(document));
  }
  return { address, close: () => server.close() };
};
