/** Examples of the commands below a group, by their path; each is a call that works as it stands, but for ids and files. */
const EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  'job get': ['vid job get JOB_ID', 'vid job get JOB_ID --json'],
  'job watch': ['vid job watch JOB_ID', 'vid job watch JOB_ID --timeout 10m'],
  'job download': ['vid job download JOB_ID --output film.mp4'],
  'job settle': ['vid job settle KEY JOB_ID', 'vid job settle KEY', 'vid job settle KEY --not-rendered'],
  'hooks list': ['vid hooks list', 'vid hooks list --json'],
  'hooks create': ['vid hooks create --event video.completed --url https://example.com/webhooks'],
  'hooks update': ['vid hooks update HOOK_ID --active true'],
  'hooks delete': ['vid hooks delete HOOK_ID'],
  'hooks test': ['vid hooks test HOOK_ID'],
  'hooks events': ['vid hooks events'],
  'webhook listen': [
    'vid webhook listen --register video.completed --forward http://127.0.0.1:3000/webhooks --secret-to .env',
    'vid webhook listen --secret-file secret.txt --save deliveries.ndjson',
  ],
  'webhook verify': ['vid webhook verify body.json --headers headers.txt', 'vid webhook verify deliveries.ndjson'],
  'webhook sign': ['vid webhook sign body.json --event video.completed'],
  'webhook trigger': ['vid webhook trigger video.completed --to http://127.0.0.1:3000/webhooks --set job_id=job_1'],
  'webhook replay': ['vid webhook replay deliveries.ndjson --to http://127.0.0.1:3000/webhooks --resign'],
  'webhook exam': [
    'vid webhook exam --to http://127.0.0.1:3000/webhooks --secret-file secret.txt',
    'vid webhook exam --to http://127.0.0.1:3000/webhooks --probe http://127.0.0.1:3000/processed --only "signature|old"',
  ],
  'catalog routes': ['vid catalog routes', 'vid catalog routes --sheet routes.png'],
  'catalog worlds': ['vid catalog worlds', 'vid catalog worlds --sheet worlds.png'],
  'catalog transitions': ['vid catalog transitions --sheet transitions.png'],
  'catalog styles': ['vid catalog styles', 'vid catalog styles --sheet styles.png'],
  'catalog captions': ['vid catalog captions', 'vid catalog captions --sheet captions.png'],
  'catalog voices': ['vid catalog voices', 'vid catalog voices --json'],
  'catalog fonts': ['vid catalog fonts --json'],
  'catalog pictures': ['vid catalog pictures "flat white"', 'vid catalog pictures candle --sheet candle.png'],
  'server status': ['vid server status', 'vid server status --json'],
  'server stop': ['vid server stop', 'vid server stop --grace 30s'],
  'server logs': ['vid server logs --lines 20', 'vid server logs --follow'],
  'server reset': ['vid server reset', 'vid server reset --yes'],
  'server clock': ['vid server clock', 'vid server clock --advance 1h'],
  'server credits': ['vid server credits', 'vid server credits --add 100'],
  'server fault': ['vid server fault add --path /v1/me --status 500 --times 1'],
  'server fault list': ['vid server fault list'],
  'server fault clear': ['vid server fault clear', 'vid server fault clear --yes'],
  'server fault add': [
    'vid server fault add --method POST --path /v1/render --drop after --times 1',
    'vid server fault add --path "/v1/job/*" --set status=odd --probability 30%',
  ],
  'server policy': ['vid server policy', 'vid server policy no_credits.code=insufficient'],
  'server events': ['vid server events video.completed --set job_id=job_1'],
  'server deliveries': ['vid server deliveries --status failed', 'vid server deliveries DELIVERY_ID --redeliver'],
  'server snapshot': ['vid server snapshot save state.json', 'vid server snapshot load state.json'],
  'server snapshot save': ['vid server snapshot save state.json'],
  'server snapshot load': ['vid server snapshot load state.json --yes'],
  'server why': ['vid server why JOB_ID'],
  'config get': ['vid config get base-url'],
  'config set': ['vid config set base-url https://api.example.com'],
  'config explain': ['vid config explain'],
  version: ['vid version', 'vid version --json'],
};

/** The same as the beginning of a help text; empty where the command brings its own. */
export const examplesOf = (path: string): string => {
  const examples = EXAMPLES[path] ?? [];
  return examples.length === 0 ? '' : `Examples:\n${examples.map((call) => `  $ ${call}\n`).join('')}\n`;
};
