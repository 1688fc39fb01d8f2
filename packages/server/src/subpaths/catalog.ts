/** What films can be made of. */
export {
  type CatalogOptions,
  type CatalogPicture,
  catalogPictures,
  type PictureCatalog,
} from '../catalog/catalog-pictures';
