import { circle, colours, type Film, line, mix, ramp, rect } from '../draw.ts';

/** Two ranges on one scale; where they overlap, both can agree. */
export const film: Film = {
  draw(t) {
    const seller = mix(240, 470, ramp(t, 12, 14));
    const buyer = mix(400, 560, ramp(t, 20, 22));
    const sold = ramp(t, 0.5, 2);
    const bought = ramp(t, 4.5, 6);
    const zone = Math.max(0, buyer - seller);
    const gap = seller > buyer ? ramp(t, 16) : 0;
    return [
      line([40, 290], [600, 290], colours.quiet),
      rect(seller, 110, (600 - seller) * sold, 50, colours.blue),
      circle(seller, 135, 12 * sold, colours.light),
      rect(40, 190, (buyer - 40) * bought, 50, colours.orange),
      circle(buyer, 215, 12 * bought, colours.light),
      rect(seller, 90, zone, 200, colours.green, 0.4 * ramp(t, 8)),
      line([buyer, 290], [seller, 290], colours.gold, gap),
      circle(buyer, 290, 8, colours.gold, gap),
      circle(seller, 290, 8, colours.gold, gap),
    ].join('');
  },
};
