export { Catalogue } from './Catalogue';
export { type CatalogueProps, catalogue } from './definition';
