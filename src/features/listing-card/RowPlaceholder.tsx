export { RowSkeleton as default } from '../../parts/RowSkeleton';
