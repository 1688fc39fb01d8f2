/** Draws what there is of a kind; what draws is loaded then. */
import { catalogEntries, type DrawnKind } from './catalog-entries';

/** Draws everything of a kind on one sheet, a PNG. Some seconds. */
export async function catalogSheet(kind: DrawnKind): Promise<Buffer> {
  const { kindSheet } = await import('./kind-sheet');
  return kindSheet(kind, catalogEntries(kind));
}
