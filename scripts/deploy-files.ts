/** What is under `deploy/`, and its Kubernetes manifests as data. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseAllDocuments } from 'yaml';

export const path = (name: string): string => fileURLToPath(new URL(`../deploy/${name}`, import.meta.url));
export const read = (name: string): string => readFileSync(path(name), 'utf8');

interface Container {
  readonly args: readonly string[];
  readonly ports: readonly { readonly name: string }[];
  readonly env: readonly {
    readonly name: string;
    readonly valueFrom?: { readonly secretKeyRef?: { readonly name: string; readonly key: string } };
  }[];
  readonly volumeMounts: readonly { readonly name: string; readonly mountPath: string }[];
  readonly securityContext: unknown;
  readonly lifecycle?: { readonly preStop: { readonly exec: { readonly command: readonly [string, string] } } };
  readonly livenessProbe: { readonly httpGet: { readonly path: string } };
  readonly readinessProbe: { readonly httpGet: { readonly path: string } };
}
export interface Manifest {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly data?: Readonly<Record<string, string>>;
  readonly spec: {
    readonly selector: { readonly matchLabels: unknown };
    readonly scaleTargetRef: { readonly name: string };
    readonly template: {
      readonly metadata: { readonly labels: Readonly<Record<string, string>> };
      readonly spec: {
        readonly terminationGracePeriodSeconds: number;
        readonly securityContext: unknown;
        readonly containers: readonly [Container];
        readonly volumes: readonly { readonly name: string; readonly configMap?: { readonly name: string } }[];
      };
    };
    readonly metrics: readonly { readonly external?: { readonly metric: { readonly name: string } } }[];
  };
}

const files = readdirSync(path('kubernetes'));
export const manifests = files.flatMap((file) =>
  parseAllDocuments(read(`kubernetes/${file}`)).map((document) => document.toJS() as Manifest),
);
export const ofKind = (kind: string): readonly Manifest[] => manifests.filter((manifest) => manifest.kind === kind);
