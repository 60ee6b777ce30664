/** Version of the user agreement and the privacy policy that the registration form links to. Change it together with their texts. */
export const termsVersion = '2';
