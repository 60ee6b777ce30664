/** Why a file is no photo of a listing; the words are in `text/photos`. */
export type PhotoProblem = 'format' | 'size' | 'pixels' | 'broken' | 'repeated';
