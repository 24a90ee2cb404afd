// What draws the blocks speaks with the player's words.
import '#web/blocks/play/texts.ts';
