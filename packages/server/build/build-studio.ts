/**
 * Builds the page: one script, one style sheet and one icon, named by what is in them, and the HTML that names them. What the
 * page knows of the contract and of the policies is written into the script as data, made from their tables.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  DELIVERY_HEADERS,
  LIMITS,
  listRequestFields,
  SCENE_TYPES,
  SIGNATURE,
  SUBSCRIBABLE_EVENTS,
} from '@vid/sdk/contract';
import { build } from 'esbuild';
import { POLICIES } from '../src/domain/policies';
import type { StudioContract } from '../src/studio/contract';

const source = join(dirname(fileURLToPath(import.meta.url)), '../src/studio');

/** The limits of a member, where the contract names any. */
const limitsOf = (name: string): { readonly min?: number; readonly max?: number } => {
  const key = name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  const limits: unknown = (LIMITS as Readonly<Record<string, unknown>>)[key];
  const { min, max } = (typeof limits === 'object' && limits !== null ? limits : {}) as { min?: number; max?: number };
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
};

export const studioContract = (): StudioContract => ({
  fields: listRequestFields().map(({ name, type, description, values, image }) => ({
    name,
    type,
    description,
    ...(values === undefined ? {} : { values }),
    ...(image ? { image } : {}),
    ...limitsOf(name),
  })),
  image: LIMITS.mediaUrl,
  scene: {
    types: SCENE_TYPES,
    prompt: LIMITS.scenePrompt,
    script: LIMITS.sceneScript,
    duration: LIMITS.sceneDuration,
  },
  events: SUBSCRIBABLE_EVENTS,
  signature: {
    timestampHeader: DELIVERY_HEADERS.timestamp,
    signatureHeader: DELIVERY_HEADERS.signature,
    prefix: SIGNATURE.prefix,
    windowSeconds: SIGNATURE.replayWindowSeconds,
  },
  policies: POLICIES,
});

const page = (script: string, style: string, icon: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Vid Studio</title>
<link rel="icon" href="/_studio/${icon}" type="image/svg+xml">
<link rel="stylesheet" href="/_studio/${style}">
<script type="module" src="/_studio/${script}"></script>
</head>
<body>
<div id="app"></div>
<noscript>This page needs JavaScript. Everything that it shows is in the admin API as well.</noscript>
</body>
</html>
`;

/** Writes the files of the page into an empty folder. */
export const buildStudio = async (folder: string): Promise<void> => {
  const { outputFiles } = await build({
    entryPoints: [join(source, 'main.tsx'), join(source, 'styles/studio.css')],
    outdir: folder,
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: ['chrome111', 'firefox113', 'safari16.4'],
    jsx: 'automatic',
    jsxImportSource: 'preact',
    define: { STUDIO_CONTRACT: JSON.stringify(studioContract()) },
    legalComments: 'none',
    logLevel: 'silent',
  });
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const write = (stem: string, ending: string, content: string): string => {
    const name = `${stem}-${createHash('sha256').update(content).digest('hex').slice(0, 12)}${ending}`;
    writeFileSync(join(folder, name), content);
    return name;
  };
  const built = (ending: string): string => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  const script = write('studio', '.js', built('.js'));
  const style = write('studio', '.css', built('.css'));
  const icon = write('icon', '.svg', readFileSync(join(source, 'icon.svg'), 'utf8'));
  writeFileSync(join(folder, 'index.html'), page(script, style, icon));
};
