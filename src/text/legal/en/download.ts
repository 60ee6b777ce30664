import { heading, type LegalText, list, paragraph, place, steps } from '../blocks';

export const text: LegalText = {
  blocks: [
    paragraph(
      'The template helps an owner and a tenant to put their agreement on paper. Download the file, fill in your data and terms, print it and sign it.',
    ),
    place('template'),
    heading('What is inside'),
    list(
      'the parties and the data of their passports;',
      'a description of the home and the document of title;',
      'term, rent, deposit and how they are paid;',
      'rights and duties of the parties, and how the agreement ends;',
      'a handover certificate with meter readings and an inventory.',
    ),
    heading('How to use it'),
    steps(
      'Fill in the blanks. Cross out or delete what you do not need before signing.',
      'Compare the data with the passports and with an extract of the state register of real estate.',
      'Print the agreement and the certificate twice, once for each party.',
      'Sign the agreement at once, and the certificate on the day when the keys are handed over, after you have looked at the home.',
    ),
    heading('What to keep in mind'),
    paragraph(
      'The template suits a lease of a flat between private persons. If it is for a year or longer, the encumbrance that arises from it has to be registered. The sample cannot foresee everything: in a difficult case show the agreement to a lawyer.',
    ),
  ],
};
