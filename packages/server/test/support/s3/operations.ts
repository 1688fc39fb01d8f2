/** What a bucket answers to each operation that this project uses, in the form in which S3 answers. */
import type { createObjects } from './objects';
import { etagOf } from './objects';

export interface Asked {
  readonly method: string;
  readonly key: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer | string;
}

const xml = (root: string, inner: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${inner}</${root}>`;
const iso = (at: number): string => new Date(at).toISOString();
const tags = (text: string, name: string): string[] =>
  [...text.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, value = '']) =>
    value.replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
  );

export const refusal = (status: number, code: string, more = ''): Answer => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>refused</Message>${more}</Error>`,
});

type Store = ReturnType<typeof createObjects>;

const PAGE = 1000;

const list = ({ objects }: Store, query: URLSearchParams, pageSize: number): Answer => {
  const prefix = query.get('prefix') ?? '';
  const after = query.get('continuation-token') ?? '';
  const max = Math.min(Number(query.get('max-keys') ?? pageSize), pageSize);
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  const page = keys.slice(0, max);
  const contents = page.map((key) => {
    const { bytes, etag, changedAt } = objects.get(key) as NonNullable<ReturnType<typeof objects.get>>;
    return `<Contents><Key>${key}</Key><LastModified>${iso(changedAt)}</LastModified><ETag>${etag}</ETag><Size>${bytes.length}</Size></Contents>`;
  });
  const next = keys.length > page.length ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  const body = `<Prefix>${prefix}</Prefix><KeyCount>${page.length}</KeyCount><IsTruncated>${next !== ''}</IsTruncated>${next}${contents.join('')}`;
  return { status: 200, body: xml('ListBucketResult', body) };
};

/** By key and then by id; a page begins after its markers, which are those of the last row before it. */
const listUploads = ({ uploads }: Store, query: URLSearchParams, pageSize: number): Answer => {
  const [prefix, keyMarker, idMarker] = ['prefix', 'key-marker', 'upload-id-marker'].map(
    (name) => query.get(name) ?? '',
  );
  const rows = [...uploads]
    .map(([id, { key, initiatedAt }]) => ({ key, id, initiatedAt, place: `${key}\n${id}` }))
    .filter(({ key, place }) => key.startsWith(prefix ?? '') && place > `${keyMarker}\n${idMarker}`)
    .sort((a, b) => (a.place < b.place ? -1 : 1));
  const page = rows.slice(0, pageSize);
  const last = rows.length > page.length ? page.at(-1) : undefined;
  const next = last && `<NextKeyMarker>${last.key}</NextKeyMarker><NextUploadIdMarker>${last.id}</NextUploadIdMarker>`;
  const shown = page.map(
    ({ key, id, initiatedAt }) =>
      `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${iso(initiatedAt)}</Initiated></Upload>`,
  );
  const body = `<IsTruncated>${last !== undefined}</IsTruncated>${next ?? ''}${shown.join('')}`;
  return { status: 200, body: xml('ListMultipartUploadsResult', body) };
};

const get = ({ objects }: Store, { method, key, headers, query }: Asked): Answer => {
  const object = objects.get(key);
  if (object === undefined) return method === 'HEAD' ? { status: 404 } : refusal(404, 'NoSuchKey');
  const { bytes, etag, type, changedAt } = object;
  if (headers['if-match'] !== undefined && headers['if-match'] !== etag) return refusal(412, 'PreconditionFailed');
  const disposition = query.get('response-content-disposition');
  const shown: Record<string, string> = {
    etag,
    'content-type': type,
    'accept-ranges': 'bytes',
    'last-modified': new Date(changedAt).toUTCString(),
    ...(disposition === null ? {} : { 'content-disposition': disposition }),
  };
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(headers['range'] ?? '') ?? [];
  if (first === undefined || last === undefined) return { status: 200, headers: shown, body: bytes };
  const start = first === '' ? Math.max(0, bytes.length - Number(last)) : Number(first);
  const end = first === '' || last === '' ? bytes.length - 1 : Math.min(Number(last), bytes.length - 1);
  if (start >= bytes.length) return refusal(416, 'InvalidRange');
  shown['content-range'] = `bytes ${start}-${end}/${bytes.length}`;
  return { status: 206, headers: shown, body: bytes.subarray(start, end + 1) };
};

const putPart = ({ uploads }: Store, { query, body }: Asked): Answer => {
  const upload = uploads.get(query.get('uploadId') ?? '');
  if (upload === undefined) return refusal(404, 'NoSuchUpload');
  const etag = etagOf(body);
  upload.parts.set(Number(query.get('partNumber')), { bytes: body, etag });
  return { status: 200, headers: { etag } };
};

const complete = (store: Store, { key, query, body }: Asked): Answer => {
  const numbers = tags(body.toString(), 'PartNumber');
  const etags = tags(body.toString(), 'ETag');
  const named = numbers.map((number, index) => ({ number: Number(number), etag: etags[index] ?? '' }));
  const object = store.complete(query.get('uploadId') ?? '', named);
  if (object === undefined) return refusal(400, 'InvalidPart');
  const inner = `<Key>${key}</Key><ETag>${object.etag}</ETag>`;
  return { status: 200, body: xml('CompleteMultipartUploadResult', inner) };
};

const removeMany = ({ objects }: Store, { body }: Asked, kept: ReadonlySet<string>): Answer => {
  const keys = tags(body.toString(), 'Key');
  for (const key of keys) if (!kept.has(key)) objects.delete(key);
  const errors = keys
    .filter((key) => kept.has(key))
    .map((key) => `<Error><Key>${key}</Key><Code>AccessDenied</Code><Message>Access Denied</Message></Error>`);
  return { status: 200, body: xml('DeleteResult', errors.join('')) };
};

/** `pageSize` is how many rows a list has at most; `kept` can't be removed. */
export const operate = (
  store: Store,
  asked: Asked,
  { pageSize = PAGE, kept = new Set<string>() }: { pageSize?: number; kept?: ReadonlySet<string> } = {},
): Answer => {
  const { method, key, query, body, headers } = asked;
  const type = headers['content-type'] ?? 'binary/octet-stream';
  if (key === '') {
    if (method === 'GET' && query.has('uploads')) return listUploads(store, query, pageSize);
    if (method === 'GET' && query.get('list-type') === '2') return list(store, query, pageSize);
    if (method === 'POST' && query.has('delete')) return removeMany(store, asked, kept);
    return refusal(501, 'NotImplemented');
  }
  if (method === 'GET' || method === 'HEAD') return get(store, asked);
  if (method === 'PUT' && query.has('partNumber')) return putPart(store, asked);
  if (method === 'PUT') return { status: 200, headers: { etag: store.put(key, body, type).etag } };
  if (method === 'POST' && query.has('uploads')) {
    const inner = `<Key>${key}</Key><UploadId>${store.begin(key, type)}</UploadId>`;
    return { status: 200, body: xml('InitiateMultipartUploadResult', inner) };
  }
  if (method === 'POST' && query.has('uploadId')) return complete(store, asked);
  if (method === 'DELETE' && query.has('uploadId'))
    return store.uploads.delete(query.get('uploadId') ?? '') ? { status: 204 } : refusal(404, 'NoSuchUpload');
  if (method === 'DELETE') {
    store.objects.delete(key);
    return { status: 204 };
  }
  return refusal(501, 'NotImplemented');
};
