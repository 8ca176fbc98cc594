// Outlines for `Icon` that the set of emblems does not have.

export const PERSON =
  "M256 64a88 88 0 1 1 0 176 88 88 0 0 1 0-176zM80 448c0-106 79-176 176-176s176 70 176 176z";

export const EYE =
  "M256 128C130 128 40 256 40 256s90 128 216 128 216-128 216-128-90-128-216-128z" +
  "m0 40a88 88 0 1 1 0 176 88 88 0 0 1 0-176zm0 44a44 44 0 1 0 0 88 44 44 0 0 0 0-88z";

export const EYE_CROSSED = `${EYE}M96 64L64 96l352 352 32-32z`;
