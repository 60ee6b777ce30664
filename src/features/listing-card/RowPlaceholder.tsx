export { RowSkeleton as default } from '../../parts/card/RowSkeleton';
