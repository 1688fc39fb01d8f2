/** What films can be made of. */
export {
  CATALOG_KINDS,
  type CatalogEntry,
  type CatalogKind,
  catalogEntries,
  type DrawnKind,
} from '../catalog/catalog-entries';
export {
  type CatalogOptions,
  type CatalogPicture,
  catalogPictures,
  type PictureCatalog,
} from '../catalog/catalog-pictures';
export { catalogSheet } from '../catalog/catalog-sheet';
