/** A Venetian half mask around the origin, 44 units wide, with its eyes cut out (fill-rule evenodd). */
export const mask =
  'M-22-10C-15-14-6-10 0-7 6-10 15-14 22-10 22 4 14 11 7 10 4 10 2 6 0 5-2 6-4 10-7 10-14 11-22 4-22-10zM-16-3C-12-7-7-5-5-1-8 3-14 2-16-3zM16-3C12-7 7-5 5-1 8 3 14 2 16-3z'
