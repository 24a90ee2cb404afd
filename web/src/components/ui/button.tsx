import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router-dom';
import { buttonRecipe } from '#web/lib/theme/button-recipe.ts';

/** A button; `type="button"` unless told, so that none submits a form by accident. */
export const Button = chakra('button', buttonRecipe, { defaultProps: { type: 'button' } });

/** A link of this site that looks like a button. */
export const ButtonLink = chakra(Link, buttonRecipe);

/** A link to another place, or a download, that looks like a button. */
export const ButtonAnchor = chakra('a', buttonRecipe);
