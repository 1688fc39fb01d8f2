/** The members of a render request that name media, wherever they stand in it. */
const MEMBERS = ['brand_logo_url', 'product_image_url', 'ref_image_url', 'video_url'];

type Loose = Record<string, unknown>;

const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const changed = (value: unknown, change: (url: string, path: string) => string, prefix: string): unknown => {
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => {
      if (MEMBERS.includes(name) && typeof member === 'string') return [name, change(member, `${prefix}${name}`)];
      if (name === 'scene_plan' && Array.isArray(member))
        return [name, member.map((scene: unknown, index) => changed(scene, change, `${name}.${index}.`))];
      return [name, member];
    }),
  );
};

/** A copy with other URLs; `change` is told the dotted path of each. */
export const changeMedia = <T>(request: T, change: (url: string, path: string) => string): T =>
  changed(request, change, '') as T;
