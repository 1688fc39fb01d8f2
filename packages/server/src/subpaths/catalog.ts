/** What films can be made of. */
export {
  CATALOG_KINDS,
  type CatalogEntry,
  type CatalogKind,
  catalogEntries,
  catalogSheet,
} from '../catalog/catalog-entries';
export {
  type CatalogOptions,
  type CatalogPicture,
  catalogPictures,
  type PictureCatalog,
} from '../catalog/catalog-pictures';
