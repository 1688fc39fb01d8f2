/** Flawed receivers that trust, or write down, what they have not verified: a part of the table of docs/webhook-exam.md. */
import type { FlawedReceiver } from './flawed-receiver';

export const TRUSTING_RECEIVERS = {
  'trusts-pings-by-header': {
    about: 'does not verify what the event header calls a ping, and goes by the body',
    by: 'unsigned-ping-header',
    also: ['unsigned-each-event'],
  },
  'trusts-pings-by-body': { about: 'does not verify a ping', by: 'unsigned-each-event' },
  'verifies-videos': { about: 'verifies `video.*` events only, by the body', by: 'unsigned-each-event' },
  'verifies-videos-by-header': {
    about: 'verifies `video.*` events only, by the header',
    by: 'unsigned-each-event',
    also: ['unsigned-ping-header', 'unsigned-without-event-header', 'unsigned-without-headers'],
  },
  'trusts-unknown-headers': {
    about: 'does not verify what the event header calls by no name that it knows',
    by: 'unsigned-unknown-event-header',
    also: ['unsigned-each-event'],
  },
  'trusts-what-names-no-event': {
    about: 'does not verify what has no event header',
    by: 'unsigned-without-event-header',
    also: ['unsigned-without-headers'],
  },
  'trusts-what-names-no-delivery': {
    about: 'does not verify what has no delivery header',
    by: 'unsigned-without-delivery-header',
    also: ['unsigned-without-headers'],
  },
  'trusts-what-has-no-headers': {
    about: 'takes what has no header of the service for a call of its own',
    by: 'unsigned-without-headers',
  },
  'verifies-json': { about: 'verifies what is called `application/json` only', by: 'unsigned-other-content-type' },
  'trusts-forwarded': { about: 'trusts `X-Forwarded-For`', by: 'unsigned-from-inside' },
  'trusts-known-ids': {
    about: 'does not verify a retry, which it knows by the delivery header',
    by: 'unsigned-known-delivery-header',
    also: ['signature-used-before'],
  },
  'remembers-signatures': {
    about: 'does not verify a signature that was right before',
    by: 'signature-used-before',
  },
  'claims-before-it-verifies': {
    about: 'notes the id of the body before it verifies',
    by: 'good-after-forgery',
    also: ['good-after-tampered', 'good-after-old', 'redelivered-after-failure'],
    needsProbe: true,
  },
  'claims-headers-before-it-verifies': {
    about: 'notes the id of the header before it verifies',
    by: 'good-after-forgery',
    also: [
      'good-after-tampered',
      'good-after-old',
      'redelivered-after-failure',
      'unsigned-known-delivery-header',
      'signature-used-before',
      'borrowed-delivery-header',
    ],
    unprobed: ['unsigned-known-delivery-header', 'signature-used-before'],
  },
  'claims-bodies-before-it-verifies': {
    about: 'notes a hash of the body before it verifies',
    by: 'good-after-forgery',
    also: ['good-after-old', 'redelivered-after-failure'],
    needsProbe: true,
  },
  'claims-signatures-before-it-verifies': {
    about: 'notes the signature before it verifies',
    by: 'good-after-tampered',
    also: ['signature-used-before'],
    unprobed: ['signature-used-before'],
  },
  'claims-before-it-looks-at-the-age': {
    about: 'verifies the signature, notes the id, and then looks at the age',
    by: 'good-after-old',
    also: ['redelivered-after-failure'],
    needsProbe: true,
  },
  'counts-before-it-verifies': {
    about: 'limits the rate of a user, and counts what it has not verified',
    by: 'good-after-many-forgeries',
  },
} as const satisfies Readonly<Record<string, FlawedReceiver>>;
