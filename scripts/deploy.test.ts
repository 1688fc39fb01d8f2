/** What is under `deploy/` fits together and fits the server: linters and schemas first, then flags, variables and metrics. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DCLinter } from 'dclint';
import { validate } from 'dockerfile-utils';
import { Deployment } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, Service, ServiceAccount } from 'kubernetes-models/v1';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { createMetrics } from '../packages/server/src/adapters/metrics/create-metrics';
import { loadConfig } from '../packages/server/src/config';
import type { ServerConfig } from '../packages/server/src/config-schema';
import { SEED_KEYS } from '../packages/server/src/domain/local-keys';
import { settle } from '../packages/server/src/options';
import { METRICS } from '../packages/server/src/ports/metrics';
import { readFlags } from '../packages/server/src/server-flags';
import { FLAGS } from '../packages/server/src/server-flags/flags';
import { manifests, ofKind, path, read } from './deploy-files';

const KINDS = { ConfigMap, Deployment, HorizontalPodAutoscaler, PodDisruptionBudget, Service, ServiceAccount };
/** The number that follows a flag. */
const after = (args: readonly string[], flag: string): number => Number(args[args.indexOf(flag) + 1]);

/** The keys that everybody knows among those of the accounts that a fresh server makes by a config. */
const knownKeysOf = (text: string): readonly string[] => {
  const { accounts } = settle({ config: loadConfig(JSON.parse(text) as ServerConfig) });
  return accounts.flatMap(({ apiKeys = [] }) => apiKeys).filter((key) => Object.hasOwn(SEED_KEYS, key));
};

describe('the Dockerfile', () => {
  const text = read('Dockerfile');

  it('is one that Docker reads', () => {
    expect(validate(text).map(({ message, range }) => [range.start.line + 1, message])).toEqual([]);
    expect(validate('FROM node\nRUM x')).not.toEqual([]);
  });

  it('has stages, a user that is nobody special, and a health check', () => {
    const last = text.slice(text.lastIndexOf('\nFROM '));
    expect(text.match(/^FROM /gm)?.length).toBeGreaterThan(1);
    expect(last).toMatch(/^USER 10001:10001$/m);
    expect(last).toMatch(/^HEALTHCHECK [^]*\/healthz/m);
    expect(last).not.toMatch(/COPY (?!--from)/);
    const [, start = ''] = /^ENTRYPOINT (\[.*\])$/m.exec(last) ?? [];
    const flags = (JSON.parse(start) as string[]).slice(4);
    expect(readFlags(flags)).toMatchObject({ options: { host: '0.0.0.0', port: 4600, json: true } });
  });
});

describe('the compose file', () => {
  it('is one that Docker Compose reads, and that its linter has nothing against', () => {
    const found = new DCLinter({ rules: {}, quiet: false, debug: false, exclude: [] }).lintFiles(
      [path('compose.yaml')],
      false,
    );
    expect(found.flatMap(({ messages }) => messages.map(({ line, message }) => `${line}: ${message}`))).toEqual([]);
  });

  it('begins without the keys that everybody knows', () => {
    expect(knownKeysOf('{}')).toContain('emp_local_dev');
    expect(knownKeysOf(read('vid.json'))).toEqual([]);
  });

  it('starts servers with flags that there are, and holds no secret', () => {
    const { services } = parse(read('compose.yaml'), { merge: true }) as {
      services: Record<
        string,
        { command: string[]; environment: Record<string, string>; stop_grace_period: string; volumes: string[] }
      >;
    };
    for (const name of ['api', 'worker']) {
      const { command, environment, stop_grace_period: grace, volumes } = services[name] ?? expect.fail(name);
      expect(readFlags(command)).toMatchObject({
        options: { role: name, publicUrl: 'http://127.0.0.1:4600', config: '/etc/vid/vid.json' },
      });
      expect(volumes).toContain('./vid.json:/etc/vid/vid.json:ro');
      const flag = command.join(' ').match(/--shutdown-seconds[ =](\d+)/)?.[1];
      expect(Number.parseInt(grace, 10)).toBeGreaterThan(Number(flag));
      for (const [variable, value] of Object.entries(environment))
        if (/SECRET|TOKEN|PASSWORD/.test(variable)) expect(value).toMatch(/^\$\{\w+:\?set \w+\}$/);
    }
  });
});

describe('the Kubernetes manifests', () => {
  it.each(manifests.map((manifest) => [`${manifest.kind} ${manifest.metadata.name}`, manifest] as const))(
    'fit the schema: %s',
    (_, manifest) => {
      const Kind = KINDS[manifest.kind as keyof typeof KINDS];
      expect(() => new Kind(manifest as never).validate()).not.toThrow();
      const { spec, ...rest } = manifest;
      if (manifest.kind === 'Deployment')
        expect(() => new Kind({ ...rest, spec: { ...spec, replicas: 'two' } } as never).validate()).toThrow('replicas');
    },
  );

  it('select what they mean to select', () => {
    const deployments = ofKind('Deployment');
    expect(deployments.map(({ metadata }) => metadata.name)).toEqual(['vid-api', 'vid-worker']);
    for (const { spec } of deployments) {
      expect(spec.template.metadata.labels).toEqual(spec.selector.matchLabels);
      // How many there are is the autoscaler's: an apply would set them back.
      expect(spec).not.toHaveProperty('replicas');
    }
    const named = deployments.map(({ metadata }) => metadata.name);
    expect(ofKind('HorizontalPodAutoscaler').map(({ spec }) => spec.scaleTargetRef.name)).toEqual(named);
    expect(ofKind('PodDisruptionBudget').map(({ spec }) => spec.selector)).toEqual(
      deployments.map(({ spec }) => spec.selector),
    );
  });

  it('give each process the config that begins without the keys that everybody knows', () => {
    for (const { spec } of ofKind('Deployment')) {
      const { containers, volumes } = spec.template.spec;
      const [{ args, volumeMounts }] = containers;
      const [folder, file = ''] = (args[args.indexOf('--config') + 1] ?? '').split(/\/(?=[^/]+$)/);
      const mounted = volumeMounts.find(({ mountPath }) => mountPath === folder)?.name;
      const from = volumes.find(({ name }) => name === mounted)?.configMap?.name;
      const map = ofKind('ConfigMap').find(({ metadata }) => metadata.name === from);
      expect(knownKeysOf(map?.data?.[file] ?? '')).toEqual([]);
      expect(args).toContain('--no-studio');
    }
  });

  it.each(ofKind('Deployment').map(({ metadata, spec }) => [metadata.name, spec.template.spec] as const))(
    'run %s by its role, with secrets by reference, as nobody special, and give it time to end',
    (name, { containers: [container], securityContext, terminationGracePeriodSeconds: grace }) => {
      const { args, env, lifecycle, livenessProbe, readinessProbe } = container;
      const url = ofKind('ConfigMap')[0]?.data?.['PUBLIC_URL'] ?? '';
      const given = args.map((arg) => arg.replace('$(PUBLIC_URL)', url));
      expect(readFlags(given)).toMatchObject({ options: { role: name.replace('vid-', ''), publicUrl: url } });
      for (const { valueFrom } of env) expect(valueFrom?.secretKeyRef?.name).toBe('vid');
      expect(securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 10001 });
      expect(container.securityContext).toMatchObject({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
      });
      expect([livenessProbe.httpGet.path, readinessProbe.httpGet.path]).toEqual(['/healthz', '/readyz']);
      const pause = Number(lifecycle?.preStop.exec.command[1] ?? 0);
      expect(grace).toBeGreaterThan(pause + after(args, '--shutdown-seconds'));
    },
  );
});

/** Names of metrics in a query, without what histograms add to theirs. */
const namesIn = (query: string): readonly string[] =>
  (query.match(/\bvid_[a-z0-9_]+/g) ?? []).map((name) => name.replace(/_(?:bucket|sum|count)$/, ''));

describe('the dashboard and the alerts', () => {
  const dashboard = JSON.parse(read('grafana/vid.json')) as {
    panels: { title: string; targets?: { expr: string; legendFormat: string }[] }[];
  };
  const [scrape] = (
    parse(read('prometheus/scrape.yaml')) as {
      scrape_configs: {
        job_name: string;
        authorization: { credentials_file: string };
        relabel_configs: {
          source_labels: string[];
          regex?: string;
          action?: string;
          target_label?: string;
        }[];
      }[];
    }
  ).scrape_configs;
  const relabelled = scrape?.relabel_configs ?? [];
  const given = relabelled.flatMap(({ target_label: label }) => label ?? []);
  const shown = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
  const { groups } = parse(read('prometheus/alerts.yaml')) as {
    groups: {
      rules: {
        alert: string;
        expr: string;
        for?: string;
        labels: { severity: string };
        annotations: { summary: string };
      }[];
    }[];
  };
  const rules = groups.flatMap(({ rules: some }) => some);
  const scaled = ofKind('HorizontalPodAutoscaler').flatMap(({ spec }) =>
    spec.metrics.flatMap(({ external }) => external?.metric.name ?? []),
  );
  const { external: adapted } = (
    parse(read('prometheus/adapter.yaml')) as {
      readonly rules: {
        readonly external: readonly { readonly name: { readonly as: string }; readonly metricsQuery: string }[];
      };
    }
  ).rules;

  it('ask for metrics that exist, and the dashboard for all of the table', async () => {
    const metrics = createMetrics(async () => ({}));
    onTestFinished(() => metrics.close());
    const { text } = await metrics.write();
    const known = new Set([...text.matchAll(/^# TYPE (\S+) /gm)].map(([, name = '']) => name));
    const asked = [...shown, ...rules.map(({ expr }) => expr)].flatMap(namesIn);
    expect(asked.filter((name) => !known.has(name))).toEqual([]);
    const told = new Set(shown.flatMap(namesIn));
    expect(METRICS.map(({ name }) => name).filter((name) => !told.has(name))).toEqual([]);
    expect(adapted.flatMap(({ metricsQuery }) => namesIn(metricsQuery)).filter((name) => !known.has(name))).toEqual([]);
    expect(scaled).toEqual(adapted.map(({ name }) => name.as));
  });

  it('ask for labels and values that there are', () => {
    const labels = new Set(
      METRICS.flatMap(({ labels: own = {} }) => Object.keys(own)).concat('le', 'instance', 'job', given),
    );
    const queries = [...shown, ...rules.map(({ expr }) => expr)];
    const grouped = queries.flatMap((query) =>
      [...query.matchAll(/by \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(/, */)),
    );
    const matched = queries.flatMap((query) =>
      [...query.matchAll(/[{,] *(\w+)(?:=|!=|=~|!~)"/g)].map(([, label = '']) => label),
    );
    expect([...grouped, ...matched].filter((label) => !labels.has(label))).toEqual([]);
  });

  it('tell of all that are gone, and of one that is longer gone than it may take to end', () => {
    expect(rules.map(({ expr }) => expr)).toContain('absent(up{job=~"vid.*"} == 1)');
    const one = rules.find(({ expr }) => expr === 'up{job=~"vid.*"} == 0');
    for (const { spec } of ofKind('Deployment'))
      expect(60 * Number.parseInt(one?.for ?? '', 10)).toBeGreaterThan(
        spec.template.spec.terminationGracePeriodSeconds,
      );
  });

  it('hear of every process by the scrape, with the token of the secret', () => {
    expect(scrape?.job_name).toMatch(/^vid/);
    for (const { spec } of ofKind('Deployment')) {
      const { metadata, spec: pod } = spec.template;
      const [{ env, ports }] = pod.containers;
      const kept = `${metadata.labels['app.kubernetes.io/name']};${ports[0]?.name}`;
      expect(relabelled[0]).toMatchObject({ regex: kept, action: 'keep' });
      const token = env.find(({ name }) => name === 'VID_ADMIN_TOKEN')?.valueFrom?.secretKeyRef?.key;
      expect(scrape?.authorization.credentials_file.endsWith(`/${token}`)).toBe(true);
    }
  });

  it('ask no pod that has ended, and say of each process which it is', () => {
    expect(relabelled.find(({ action }) => action === 'drop')).toEqual({
      source_labels: ['__meta_kubernetes_pod_phase'],
      regex: 'Succeeded|Failed',
      action: 'drop',
    });
    expect(given).toEqual(['pod', 'component']);
    const legends = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ legendFormat }) => legendFormat));
    const ofOne = legends.filter((legend) => legend.includes('instance'));
    expect(ofOne.length).toBeGreaterThan(3);
    for (const label of given) {
      expect(ofOne.filter((legend) => !legend.includes(`{{${label}}}`))).toEqual([]);
      for (const { annotations } of rules.filter(({ annotations: { summary } }) => summary.includes('instance')))
        expect(annotations.summary).toContain(`$labels.${label} `);
    }
  });

  it('page nobody for a process that was told to end', () => {
    expect(rules.find(({ alert }) => alert === 'VidNotReady')?.expr).toBe('vid_ready == 0 unless vid_ending == 1');
  });

  it('say of each alert how urgent it is and what to do', () => {
    for (const { alert, labels, annotations } of rules) {
      expect(alert).toMatch(/^Vid[A-Z]/);
      expect(['page', 'ticket']).toContain(labels.severity);
      expect(Object.keys(annotations)).toEqual(['summary', 'todo']);
    }
  });
});

describe('docs/scaling.md', () => {
  const text = readFileSync(fileURLToPath(new URL('../docs/scaling.md', import.meta.url)), 'utf8');

  it('names flags and alerts that there are', () => {
    const flags = [...text.matchAll(/^\| `--([a-z\d-]+)/gm)].map(([, name = '']) => name);
    expect(flags.length).toBeGreaterThan(10);
    expect(flags.filter((name) => !Object.hasOwn(FLAGS, name))).toEqual([]);
    const alerts = [...read('prometheus/alerts.yaml').matchAll(/alert: (\w+)/g)].map(([, name = '']) => name);
    expect(alerts.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
  });
});
