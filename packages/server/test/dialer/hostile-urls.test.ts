import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressRange } from '../../src/adapters/guarded-dialer/address-range';
import { judgeUrl } from '../../src/adapters/guarded-dialer/judge-url';
import { dialer, message } from './support';

/** Each with the reason that it is refused for. */
const HOSTILE: Readonly<Record<'address' | 'scheme' | 'userinfo' | 'unparsable', readonly string[]>> = {
  address: [
    // IPv4: every special range, first and last addresses where it matters.
    'http://0.0.0.0/',
    'http://0.255.255.255/',
    'http://10.0.0.1/',
    'http://10.255.255.255/',
    'http://100.64.0.1/',
    'http://100.100.100.200/',
    'http://100.127.255.255/',
    'http://127.0.0.1/',
    'http://127.255.255.254/',
    'http://168.63.129.16/',
    'http://169.254.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://172.16.0.1/',
    'http://172.31.255.255/',
    'http://192.0.0.192/',
    'http://192.0.2.1/',
    'http://192.31.196.1/',
    'http://192.52.193.1/',
    'http://192.88.99.1/',
    'http://192.168.0.1/',
    'http://192.175.48.1/',
    'http://198.18.0.1/',
    'http://198.19.255.255/',
    'http://198.51.100.1/',
    'http://203.0.113.1/',
    'http://224.0.0.1/',
    'http://239.255.255.250/',
    'http://240.0.0.1/',
    'http://255.255.255.255/',
    // The same addresses, spelt otherwise.
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0x7f.1/',
    'http://0x7F.0x0.0x0.0x1/',
    'http://017700000001/',
    'http://0177.0.0.1/',
    'http://0177.0.0.01/',
    'http://127.1/',
    'http://127.0.1/',
    'http://0/',
    'http://0x/',
    'http://10.1/',
    'http://0xa9fea9fe/',
    'http://2852039166/',
    'http://0251.0376.0251.0376/',
    'http://169.16689662/',
    'http://3232235521/',
    'http://①②⑦.⓪.⓪.①/',
    'http://１２７.０.０.１/',
    'http://127。0。0。1/',
    'http://127．0．0．1/',
    'http://%31%32%37.0.0.1/',
    'http://127.0.0.1./',
    'http://0x7f.1./',
    'http:127.0.0.1/',
    'http:\\\\127.0.0.1\\',
    'http:////127.0.0.1/',
    'HTTP://127.0.0.1/',
    ' http://127.0.0.1/ ',
    'ht\ntp://127.0.0.1/',
    'http://127.\t0.0.1/',
    // Ports change nothing.
    'http://127.0.0.1:80/',
    'https://127.0.0.1:443/',
    'http://10.0.0.1:65535/',
    'http://[::1]:6379/',
    'https://192.168.1.1:8443/x?y=z#w',
    // IPv6: every special range.
    'http://[::]/',
    'http://[::1]/',
    'http://[0:0:0:0:0:0:0:1]/',
    'http://[::2]/',
    'http://[::127.0.0.1]/',
    'http://[::7f00:1]/',
    'http://[::8.8.8.8]/',
    'http://[100::1]/',
    'http://[200::1]/',
    'http://[2001:2::1]/',
    'http://[2001:3::1]/',
    'http://[2001:4:112::1]/',
    'http://[2001:10::1]/',
    'http://[2001:20::1]/',
    'http://[2001:30::1]/',
    'http://[2001:1ff::1]/',
    'http://[2001:db8::1]/',
    'http://[2620:4f:8000::1]/',
    'http://[3fff::1]/',
    'http://[4000::1]/',
    'http://[5f00::1]/',
    'http://[fc00::1]/',
    'http://[fd00:ec2::254]/',
    'http://[fe80::1]/',
    'http://[febf::1]/',
    'http://[fec0::1]/',
    'http://[ff02::1]/',
    // IPv4-mapped, IPv4-translated, 6to4, NAT64, Teredo: inside and public contents alike where the shell is special.
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[::ffff:10.0.0.1]/',
    'http://[::ffff:169.254.169.254]/',
    'http://[::ffff:168.63.129.16]/',
    'http://[0:0:0:0:0:ffff:c0a8:1]/',
    'http://[::ffff:0:127.0.0.1]/',
    'http://[::ffff:0:8.8.8.8]/',
    'http://[2002:7f00:1::]/',
    'http://[2002:a00:1::1]/',
    'http://[2002:808:808::1]/',
    'http://[64:ff9b::127.0.0.1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[64:ff9b::8.8.8.8]/',
    'http://[64:ff9b:1::10.0.0.1]/',
    'http://[2001::1]/',
    'http://[2001:0:4136:e378:8000:63bf:3fff:fdd2]/',
    // Names that only this machine or its network answers.
    'http://localhost/',
    'http://localhost:8080/',
    'http://LOCALHOST/',
    'http://localhost./',
    'http://ⓛocalhost/',
    'http://lo\u00adcalhost/',
    'http://%6c%6f%63alhost/',
    'http://a.localhost/',
    'http://a.b.localhost./',
    'http://localhost.localdomain/',
    'http://printer.local/',
    'http://metadata.google.internal/',
    'http://router.home.arpa/',
    'http://intranet/',
  ],
  scheme: [
    'ftp://example.com/',
    'file:///etc/passwd',
    'gopher://example.com:70/_x',
    'ws://example.com/',
    'wss://example.com/',
    'javascript:alert(1)',
    'data:text/plain,x',
    'blob:https://example.com/x',
    'unix:/var/run/docker.sock',
    'dict://example.com:2628/',
    'ldap://example.com/',
    'about:blank',
    'http+unix://%2Fvar%2Frun%2Fdocker.sock/',
    'localhost:80',
  ],
  userinfo: [
    'http://user@example.com/',
    'http://user:password@example.com/',
    'http://:password@example.com/',
    'http://example.com@127.0.0.1/',
    'http://127.0.0.1@example.com/',
    'http://example.com%2f@127.0.0.1/',
    'https://127.0.0.1:80@example.com:443/',
  ],
  unparsable: [
    '',
    '/hooks',
    'example.com',
    '//example.com/',
    'http://',
    'http:///',
    'http://./',
    'http://a..b/',
    'http://example.com../',
    'http://1.2.3.4../',
    'http://example.com:0/',
    'http://example.com:65536/',
    'http://example.com:-1/',
    'http://256.256.256.256/',
    'http://127.0.0.1.1/',
    'http://1.2.3.08/',
    'http://a.0x7f/',
    'http://[::1/',
    'http://[::1%25lo]/',
    'http://[::ffff:127.0.0.256]/',
    'http://exa mple.com/',
    'http://localhost%00.example.com/',
    'http://127.0.0.1%00example.com',
  ],
};

const closed = { allowPrivateNetwork: false };
const opened = { allowPrivateNetwork: true };
const cases = Object.entries(HOSTILE).flatMap(([reason, urls]) => urls.map((url) => ({ reason, url })));

describe('hostile URLs', () => {
  it('are many', () => {
    expect(cases.length).toBeGreaterThan(150);
    expect(new Set(cases.map(({ url }) => url)).size).toBe(cases.length);
  });

  it.each(cases)('$url is refused: $reason', ({ url, reason }) => {
    expect(judgeUrl(url, closed)).toMatchObject({ ok: false, reason });
  });

  it('are refused by post and download as well, before anything is resolved or connected', async () => {
    const touched: string[] = [];
    const guarded = dialer({
      allowPrivateNetwork: false,
      resolver: async (host) => {
        touched.push(host);
        return [];
      },
      openSocket: () => {
        throw new Error('connected');
      },
    });
    const signal = new AbortController().signal;
    for (const { url, reason } of cases) {
      const expected = reason === 'address' ? 'refused-address' : 'bad-url';
      expect(await guarded.post(url, message), url).toMatchObject({ kind: 'failed', reason: expected });
      if (url.startsWith('data:')) continue;
      const downloaded = await guarded.download(url, { path: '/nowhere/x', maxBytes: 10, accept: 'image', signal });
      expect(downloaded, url).toMatchObject({ kind: 'failed', reason: expected });
    }
    expect(touched).toEqual([]);
  });

  it('say what to do, and quote neither secrets nor endless hosts', () => {
    const verdict = judgeUrl('http://10.0.0.1/hook?token=s3cret', closed);
    expect(verdict).toMatchObject({ message: expect.stringMatching(/10\.0\.0\.1.*--allow-private-network/) });
    expect(JSON.stringify(verdict)).not.toContain('s3cret');
    expect(JSON.stringify(judgeUrl('http://user:s3cret@example.com/', closed))).not.toContain('s3cret');
    expect(JSON.stringify(judgeUrl(`http://${'a'.repeat(1900)}/`, closed)).length).toBeLessThan(400);
    expect(JSON.stringify(judgeUrl('http://169.254.169.254/', closed))).not.toContain('--allow-private-network');
  });
});

describe('harmless URLs', () => {
  it.each([
    'https://example.com/hooks?x=1#y',
    'http://example.com:8080/',
    'https://example.com./',
    'https://8.8.8.8/',
    'https://1.1.1.1/',
    'https://[2606:4700:4700::1111]/',
    'https://[::ffff:8.8.8.8]/',
    'https://例え.テスト/',
    'https://localhost.example.com/',
    'https://127.0.0.1.example.com/',
    'https://internal.example.com/',
    'http://172.32.0.1/',
    'http://100.128.0.1/',
    'http://example.com/http://127.0.0.1/',
    'http://example.com\\@127.0.0.1/',
  ])('%s is accepted', (url) => {
    expect(judgeUrl(url, closed)).toEqual({ ok: true });
  });
});

describe('an opened private network', () => {
  it.each([
    'http://127.0.0.1:4700/',
    'http://localhost:4700/',
    'http://[::1]:4700/',
    'http://[::ffff:127.0.0.1]/',
    'http://10.1.2.3/',
    'http://172.16.0.1/',
    'http://192.168.0.1/',
    'http://100.64.0.1/',
    'http://100.100.100.201/',
    'http://[fd00::1]/',
    'http://[fd00:ec3::254]/',
    'http://[fd20:ce::255]/',
    'http://receiver/',
    'http://printer.local/',
  ])('%s is accepted', (url) => {
    expect(judgeUrl(url, opened)).toEqual({ ok: true });
  });

  it.each([
    'http://169.254.169.254/',
    'http://[fe80::1]/',
    // Where clouds keep credentials, in every range that is opened, and how else the same addresses are spelt.
    'http://168.63.129.16/',
    'http://[::ffff:168.63.129.16]/',
    'http://100.100.100.200/',
    'http://1684301000/',
    'http://[::ffff:100.100.100.200]/',
    'http://[::ffff:6464:64c8]/',
    'http://[::100.100.100.200]/',
    'http://[64:ff9b::6464:64c8]/',
    'http://[2002:6464:64c8::]/',
    'http://192.0.0.192/',
    'http://[fd00:ec2::254]/',
    'http://[fd00:ec2:0:0::254]/',
    'http://[FD00:0EC2::23]/',
    'http://[fd20:ce::254]/',
    'http://[fd00:c1::a9fe:a9fe]/',
    'http://[fd00:42::42]/',
    'http://[fd00:a9fe:a9fe::1]/',
    'http://[fd00:100::100:200]/',
    'http://0.0.0.0/',
    'http://255.255.255.255/',
    'http://224.0.0.1/',
    'http://[::]/',
    'http://[::127.0.0.1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[2002:7f00:1::]/',
    'http://user@127.0.0.1/',
    'file:///etc/passwd',
  ])('%s stays refused', (url) => {
    expect(judgeUrl(url, opened).ok).toBe(false);
  });
});

describe('the address rule', () => {
  it('judges a mapped address as the address in it', () => {
    fc.assert(
      fc.property(fc.ipV4(), (ip) => {
        expect(addressRange(`::ffff:${ip}`)).toBe(addressRange(ip));
      }),
    );
  });

  it('calls nothing outside 2000::/3 public', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffff }), fc.integer({ min: 0, max: 0xffff }), (first, last) => {
        fc.pre(first < 0x2000 || first > 0x3fff);
        expect(addressRange(`${first.toString(16)}:1::${last.toString(16)}`)).not.toBe('public');
      }),
    );
  });

  it.each(['', 'example.com', '127.1', '0x7f000001', '1.2.3.4.5', '::g'])('takes %j for no address', (text) => {
    expect(addressRange(text)).toBe('invalid');
  });
});
