// The parts that draw blocks speak with the player's words.
import '#web/blocks/play/texts.ts';
